/** A person of a list, told apart from others of the same name. */
export const Who = ({ name, email }: { name: string; email: string }) => (
  <>
    {name}
    <br />
    <span className="hint">{email}</span>
  </>
);
