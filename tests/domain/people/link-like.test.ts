import { expect, test } from "vitest";
import { isLinkLike, nameInMail } from "~/domain/people/link-like";

test.each([
  "Paga su https://truffa.example/a",
  "HTTP truffa",
  "vai su www truffa",
  "www.truffa.example",
  "truffa.com",
  "Rossi truffa.com/a?b=c S.r.l.",
  "t.co/abc",
  "scrivi a ladro@truffa.example",
  "ftp://truffa",
  "10.0.0.1",
  "truffa\u200b.com",
  "truffa．com",
  "città.com",
])("“%s” carries an address", (name) => {
  expect(isLinkLike(name)).toBe(true);
});

test.each([
  "Officine Meccaniche Verdi S.r.l.",
  "F.lli Rossi & C. S.n.c.",
  "A.B.Costruzioni S.p.A.",
  "Impresa 3.0 S.r.l.s.",
  "Soc. Coop. Agr. La Vigna",
  "D'Angelo-Müller",
  "L'Età dell'Oro 24/7",
  "CO.GE.IM. S.r.l.",
  "Soc.Coop. Il Melo",
  "ME.CA. Srl",
  "Edil.Tre S.r.l.",
  "Tecno.Service",
  "Soc.Agr. Verdi",
  "Dott.ssa Bianchi",
  "Studio Ing.Rossi",
  "Anna Maria",
  "1234",
])("“%s” does not", (name) => {
  expect(isLinkLike(name)).toBe(false);
});

test.each([
  ["Anna Rossi", "Anna Rossi"],
  ["CO.GE.IM. S.r.l.", "CO. GE. IM. S.r.l."],
  ["Impresa S.p.A.", "Impresa S.p.A."],
  ["https://t.co/AbC1", "https: t. co/AbC1"],
  ["http://8.8.8.8/x", "http: 8. 8. 8. 8/x"],
  ["https://xn--a.it", "https: xn--a. it"],
  ["banca-.it/login", "banca-. it/login"],
  ["info@banca.it", "info@banca. it"],
  ["x".repeat(200), `${"x".repeat(80)}…`],
])("a mail shows “%s” as “%s”", (name, shown) => {
  expect(nameInMail(name)).toBe(shown);
});
