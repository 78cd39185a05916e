import { expect, test } from "vitest";
import { exposition } from "~/metrics/exposition";
import { Counter, gauge, Histogram, lastingOf, together } from "~/metrics/family";
import { figuresIn } from "../figures";

const about = (name: string) => ({ name, help: "Di prova." });

test("a counter, a gauge and a histogram are written as Prometheus reads them", () => {
  const counter = new Counter(about("calls_total"));
  counter.add({ route: "a" });
  counter.add({ route: "a" }, 2);
  const histogram = new Histogram(about("seconds"), [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 7]) histogram.observe({ route: "a" }, seconds);
  const now = gauge({ ...about("open"), across: "sum" }, [[{}, 4]]);
  expect(exposition([counter.family(), histogram.family(), now])).toBe(`# HELP calls_total Di prova.
# TYPE calls_total counter
calls_total{route="a"} 3
# HELP seconds Di prova.
# TYPE seconds histogram
seconds_bucket{route="a",le="0.1"} 2
seconds_bucket{route="a",le="1"} 3
seconds_bucket{route="a",le="+Inf"} 4
seconds_sum{route="a"} 7.65
seconds_count{route="a"} 4
# HELP open Di prova.
# TYPE open gauge
open 4
`);
});

test("what would end a label or a line early is escaped, and read back as it was", () => {
  const label = 'a"b\\c\nd';
  const text = exposition([
    gauge({ name: "open", help: "Una\nriga \\ sola", across: "sum" }, [[{ label }, 1]]),
  ]);
  expect(text.trim().split("\n")).toHaveLength(3);
  expect(figuresIn(text)).toEqual([{ name: "open", labels: { label }, value: 1 }]);
});

test("the figures of several processes are added, and those of one store are not", () => {
  const of = (calls: number, jobs: number) => {
    const counter = new Counter(about("calls_total"));
    counter.add({ route: "a" }, calls);
    const histogram = new Histogram(about("seconds"), [1]);
    histogram.observe({}, calls);
    return [
      counter.family(),
      histogram.family(),
      gauge({ ...about("jobs"), across: "max" }, [[{}, jobs]]),
      gauge({ ...about("open"), across: "sum" }, [[{}, calls]]),
    ];
  };
  const valuesOf = (families: ReturnType<typeof together>) =>
    families.flatMap(({ samples }) => samples.map(({ name, value }) => [name, value]));
  expect(valuesOf(together([of(1, 5), of(2, 5)]))).toEqual([
    ["calls_total", 3],
    ["seconds_bucket", 1],
    ["seconds_bucket", 2],
    ["seconds_sum", 3],
    ["seconds_count", 2],
    ["jobs", 5],
    ["open", 3],
  ]);
  expect(lastingOf(of(1, 5)).map(({ name }) => name)).toEqual(["calls_total", "seconds"]);
});
