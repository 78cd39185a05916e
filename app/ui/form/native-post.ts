interface Sent {
  form: HTMLFormElement;
  button: HTMLElement | null;
}

/**
 * A form sent by script that meets no answer of ours (no connection, a proxy's error page) is sent again by the browser
 * itself: it has its own words for that, and its way back keeps what was typed.
 */
export function letTheBrowserPostWhatScriptCannot(): void {
  const { fetch } = window;
  let sent: Sent | undefined;
  document.addEventListener(
    "submit",
    ({ target, submitter }) => (sent = { form: target as HTMLFormElement, button: submitter }),
    true,
  );
  window.fetch = async (input, init) => {
    const answer = fetch(input, init);
    if (init?.method !== "POST" || !sent) return answer;
    const isAnswered = await answer.then(isOurs, () => init.signal?.aborted ?? false);
    return isAnswered ? answer : postAgain(sent);
  };
}

/** Every answer of the server to script carries one of its headers, refusals and redirects too. */
const isOurs = ({ headers }: Response) => [...headers.keys()].some((name) => name.startsWith("x-remix-"));

/** `submit()` knows no button, so the one that was pressed is put into the form. */
function postAgain({ form, button }: Sent): Promise<never> {
  if (button instanceof HTMLButtonElement && button.name !== "") {
    const pressed = document.createElement("input");
    Object.assign(pressed, { type: "hidden", name: button.name, value: button.value });
    form.append(pressed);
  }
  form.submit();
  return new Promise(() => undefined);
}
