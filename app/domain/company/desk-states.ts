/** What the provider filters companies by. "expired": cards were issued, and none is valid. */
export const CARD_STATES = ["none", "valid", "expired"] as const;
export type CardState = (typeof CARD_STATES)[number];

/**
 * What may be under way at a company. "unassigned": an open verification without a verifier; "deletion": its
 * administrators have asked for its deletion.
 */
export const WAITING_THINGS = ["verification", "unassigned", "identity", "deletion"] as const;
export type WaitingThing = (typeof WAITING_THINGS)[number];

export const COMPANY_ORDERS = ["name", "newest"] as const;
export type CompanyOrder = (typeof COMPANY_ORDERS)[number];

/** What a notice to all people is about. */
export const NOTICE_KINDS = ["news", "maintenance", "warning"] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A stranger can send disputes under many addresses: the page of a company shows the oldest of them. */
export const MOST_DISPUTES_OF_COMPANY = 10;

export const DESK_LIMITS = { reason: 500, noticeTitle: 100, noticeText: 600, group: 100 } as const;
