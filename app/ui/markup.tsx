/** Markup that came from our own server, which has escaped whatever a person wrote. */
export const Markup = ({ of }: { of: string }) => <div dangerouslySetInnerHTML={{ __html: of }} />;
