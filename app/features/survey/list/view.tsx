import type { ReactNode } from "react";
import { Topics } from "~/ui/survey/topics";
import { Counters } from "./counters";
import type { QuestionList } from "./present";
import { Found, SearchForm } from "./search-form";

interface ListingProps {
  list: QuestionList;
  /** Where to go on; it comes first, and on a wide screen beside the list. */
  resume: ReactNode;
  /** How many of the missing questions wait for another datum. */
  waiting?: number;
  /** What else there is to reach from here. */
  children: ReactNode;
}

/** The questions of a page with their counters and search, and what stands beside them. */
export const Listing = ({ list, resume, waiting = 0, children }: ListingProps) => (
  <div className="listing">
    <div>
      <div className="flow">
        {resume}
        <SearchForm list={list} />
      </div>
      <Counters list={list} waiting={waiting} />
      <div className="flow">
        <Found list={list} />
        <Topics areas={list.areas} />
      </div>
      <div className="flow">{children}</div>
    </div>
  </div>
);
