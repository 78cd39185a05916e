import { legalNameOf } from "~/web/legal-urls";
import { missingDocument, publicLoader } from "~/web/loader.server";
import { showsSamples } from "~/web/site.server";

export { notServed as action } from "~/web/loader.server";

/** A sample text is a page of the demo alone: elsewhere the provider's own text is somewhere else. */
export const loader = publicLoader(({ params }) => {
  const name = legalNameOf(params.document);
  if (name === null || !showsSamples()) throw missingDocument();
  return { name };
});

export interface LegalPage {
  name: NonNullable<ReturnType<typeof legalNameOf>>;
}
