/** What everyone may see of a company's cards. */
export interface PublicityTables {
  /** What its public pages show; a company without a row shows the least. */
  card_publicity: {
    company_id: string;
    /** The scores of the three classes, with the red lines. */
    shows_classes: number;
    /** The canonical JSON, with the answers. */
    shares_document: number;
    revision: number;
  };
}
