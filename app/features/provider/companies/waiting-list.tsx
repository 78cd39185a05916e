import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";

interface WaitingListProps {
  identity: number;
  disputes: number;
  unassigned: number;
  failedMails: number;
}

/** What waits for the provider, each with the page where it is done. */
export function WaitingList({ identity, disputes, unassigned, failedMails }: WaitingListProps) {
  const t = useT();
  const lines = [
    { key: "provider:todo.unassigned", count: unassigned, to: providerUrls.verifications() },
    { key: "provider:todo.identity", count: identity, to: providerUrls.companies({ attesa: "identity" }) },
    { key: "provider:todo.disputes", count: disputes, to: providerUrls.disputes() },
    { key: "provider:todo.mails", count: failedMails, to: providerUrls.mails({ stato: "failed" }) },
  ] as const;
  const open = lines.filter(({ count }) => count > 0);
  return (
    <section className="panel" aria-labelledby="da-fare">
      <h2 id="da-fare">{t("provider:todo.title")}</h2>
      {open.length === 0 ? (
        <p>{t("provider:todo.none")}</p>
      ) : (
        <ul>
          {open.map(({ key, count, to }) => (
            <li key={key}>
              <a href={to}>{t(key, { count })}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
