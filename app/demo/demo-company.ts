import type { CompanyUpdate } from "~/api/contract/registry";
import type { ProfileGrant } from "~/domain/people/profile-grant";
import type { Profile } from "~/domain/people/rights";
import type { DemoAsking } from "./asking";
import type { DemoColleague } from "./colleagues";
import type { DemoYear } from "./demo-answer";
import type { DemoCertificate } from "./demo-certificate";
import type { DemoCompanyFiles } from "./demo-company-files";
import type { DemoShare } from "./shares";
import type { DemoRegisterRow } from "./demo-register-row";

export interface DemoPerson {
  id: string;
  email: string;
  name: string;
  surname: string;
  role: "administrator" | "write" | "read" | "verifier" | "provider";
  /** The permission in each profile; without it the role holds in supplier. */
  profiles?: Partial<Record<Profile, "read" | "write">>;
}

export interface DemoCompany {
  id: string;
  businessName: string;
  partitaIva: string;
  signedUpDaysAgo: number;
  /** When the provider enabled it; absent if it never did. */
  enabledDaysAgo?: number;
  /** The group it belongs to. */
  controlChain?: string;
  /** The profiles that the provider gave it beside supplier. */
  profiles?: ProfileGrant[];
  /** Ids of companies of its group that it lets copy its answers. */
  grantees?: string[];
  files?: DemoCompanyFiles;
  people: [DemoPerson, ...DemoPerson[]];
  /** Those who are there to be managed; the first of its people has invited them. */
  colleagues?: DemoColleague[];
  /** The registry data given after the sign-up, on the day after it. */
  registry?: Omit<CompanyUpdate, "revision" | "visibilities">;
  /**
   * In order; the last one is the current fiscal year. Without them the current year is the last closed one, and no
   * question is answered.
   */
  years?: DemoYear[];
  certificates?: DemoCertificate[];
  registerRows?: DemoRegisterRow[];
  /** The links to its newest card. */
  shares?: DemoShare[];
  /** What its people ask of each other, in its last year. */
  asked?: DemoAsking;
}
