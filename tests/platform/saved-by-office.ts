import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Every workbook is computed anew when it is opened. */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>`;

/** The workbook as LibreOffice saves it after it has computed all formulas; the command is that of LibreOffice. */
export function savedByOffice(command: string, file: Buffer): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), "office-"));
  const profile = path.join(folder, "profile", "user");
  mkdirSync(profile, { recursive: true });
  writeFileSync(path.join(profile, "registrymodifications.xcu"), SETTINGS);
  const given = path.join(folder, "given.xlsx");
  writeFileSync(given, file);
  const out = path.join(folder, "out");
  const home = `-env:UserInstallation=file://${path.join(folder, "profile")}`;
  execFileSync(command, [home, "--headless", "--convert-to", "xlsx", "--outdir", out, given], {
    stdio: "ignore",
    timeout: 120_000,
  });
  return readFileSync(path.join(out, "given.xlsx"));
}
