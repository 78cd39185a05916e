import { pageNamed, queryOf } from "./query";

const encode = encodeURIComponent;

/** A list of companies; absent = all of them, by name, from the first page. */
export interface CompanyList {
  cerca?: string;
  abilitazione?: string;
  carta?: string;
  attesa?: string;
  ordine?: string;
  pagina?: number;
}

const company = (id: string) => `/dashboard/provider/companies/${encode(id)}`;

/** Addresses of the provider's desk. */
export const providerUrls = {
  companies: (list: CompanyList = {}) => `/dashboard/provider${queryOf(list)}`,
  company,
  /** Asks before a company is enabled, or is not any more: "enable" or "disable". */
  enablement: (id: string, change: string) => `${company(id)}/${encode(change)}`,
  /** The request of an enabled company for another identity. */
  identity: (id: string) => `${company(id)}/identity`,
  group: (id: string) => `${company(id)}/group`,
  profiles: (id: string) => `${company(id)}/profiles`,
  /** Gives a company a profile, or takes it back, or changes its years. */
  profile: (id: string, profile: string) => `${company(id)}/profiles/${encode(profile)}`,
  /** Whether one company may copy from the versions of another. */
  grant: (owner: string, grantee: string) => `${company(owner)}/grants/${encode(grantee)}`,
  disputes: (page = 1) => `/dashboard/provider/disputes${queryOf({ pagina: pageNamed(page) })}`,
  dispute: (id: string) => `/dashboard/provider/disputes/${encode(id)}`,
  verifications: (page = 1) => `/dashboard/provider/verifications${queryOf({ pagina: pageNamed(page) })}`,
  verification: (id: string) => `/dashboard/provider/verifications/${encode(id)}`,
  mails: (query: { stato?: string; pagina?: number } = {}) => `/dashboard/provider/mails${queryOf(query)}`,
  /** Asks before mails are sent again: one, or all that were given up. */
  retryMails: (id?: number) => `/dashboard/provider/mails/retry${queryOf({ mail: id })}`,
  service: () => "/dashboard/provider/service",
  notices: () => "/dashboard/provider/notices",
  endNotice: () => "/dashboard/provider/notices/end",
};
