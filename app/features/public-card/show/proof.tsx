import { formatDateTime } from "~/texts/format";
import { Fact, Facts } from "~/ui/layout/facts";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
import type { ShownCard } from "./present";

type ProofProps = Pick<ShownCard, "number" | "sha256" | "sharesDocument" | "address" | "issuedAt"> & {
  /** Where the document and its signature are fetched. */
  files: { document: string; signature: string };
};

/** What makes it the card that was issued, and none that somebody wrote. */
export function Proof({ number, sha256, sharesDocument, address, issuedAt, files }: ProofProps) {
  const t = useT();
  return (
    <section aria-labelledby="prova" className="panel">
      <h2 id="prova">{t("publicCard:proof.title")}</h2>
      <Facts>
        <Fact label={t("card:card_issued")}>{formatDateTime(issuedAt)}</Fact>
        <Fact label={t("publicCard:proof.address")}>
          <span className="break-all">{address}</span>
        </Fact>
        <Fact label={t("publicCard:proof.sha256")}>
          <code className="break-all">{sha256}</code>
        </Fact>
      </Facts>
      {sharesDocument ? (
        <>
          <p>{t("publicCard:proof.shared")}</p>
          <ul className="links">
            <li>
              <a href={files.document} download={`${number}.json`}>
                {t("publicCard:proof.document")}
              </a>
            </li>
            <li>
              <a href={files.signature} download={`${number}.sig`}>
                {t("publicCard:proof.signature")}
              </a>
            </li>
            <li>
              <a href={cardUrls.keys()}>{t("publicCard:proof.keys")}</a>
            </li>
          </ul>
        </>
      ) : (
        <p>{t("publicCard:proof.not_shared")}</p>
      )}
    </section>
  );
}
