/** Where a person looks after the own second factor; mails about it lead there. */
export const SECOND_FACTOR_PAGE = "/dashboard/settings/second-factor";
