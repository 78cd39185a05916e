import { describe, expect, test } from "vitest";
import { makeCall, type Transport } from "~/api/call";

const caller = { clientAddress: "127.0.0.1", requestId: "prova" };

function recorded(response: Response) {
  const requests: Request[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    return response;
  };
  const call = makeCall({ transport, baseUrl: "https://api.example", caller, token: "gettone" });
  return { call, requests };
}

describe("the typed client", () => {
  test("service, version, parameters and query stand in the address; locale and bearer in the headers", async () => {
    const { call, requests } = recorded(Response.json({ previousId: null }));
    await call("survey.question", { params: { id: "a/b?c" }, query: { year: 2025 } }).catch(() => undefined);
    const request = requests[0] as Request;
    expect(request.url).toBe("https://api.example/survey/v1/esg/questions/a%2Fb%3Fc?year=2025");
    expect(request.headers.get("Authorization")).toBe("Bearer gettone");
    expect(request.headers.get("Locale")).toBe("it");
  });

  test.each(["", ".", ".."])(
    "no address is made of the id “%s”, which would name another call",
    async (id) => {
      const { call, requests } = recorded(Response.json({}));
      await expect(call("survey.question", { params: { id }, query: {} })).rejects.toMatchObject({
        status: 404,
        message: "internal/not_found",
        call: "survey.question",
      });
      expect(requests).toEqual([]);
    },
  );

  test("is idle until it is made, pending until its answer, then fulfilled or rejected; made anew, it is pending anew", async () => {
    const answers: ((response: Response) => void)[] = [];
    const transport: Transport = () => new Promise((resolve) => answers.push(resolve));
    const call = makeCall({ transport, baseUrl: "https://api.example", caller, token: null });
    expect(answers).toEqual([]);
    const stateOf = (asked: Promise<unknown>) =>
      Promise.race([
        asked.then(
          () => "fulfilled",
          () => "rejected",
        ),
        new Promise((resolve) => setImmediate(() => resolve("pending"))),
      ]);
    const decline = () => call("identity.declineRegistration", { body: { token: "x" } });
    for (const [status, end] of [
      [200, "fulfilled"],
      [500, "rejected"],
    ] as const) {
      const asked = decline();
      expect(await stateOf(asked)).toBe("pending");
      answers.pop()?.(Response.json({}, { status }));
      await asked.catch(() => undefined);
      expect(await stateOf(asked)).toBe(end);
    }
    expect(await stateOf(decline())).toBe("pending");
    expect(answers).toHaveLength(1);
  });

  test("an unset query value is left out", async () => {
    const { call, requests } = recorded(Response.json({}));
    await call("survey.overview", { query: { year: undefined } }).catch(() => undefined);
    expect((requests[0] as Request).url).toBe("https://api.example/survey/v1/esg/overview");
  });

  test("a body travels as JSON", async () => {
    const { call, requests } = recorded(Response.json({}));
    await call("identity.declineRegistration", { body: { token: "x" } });
    const [request] = requests as [Request];
    expect(await request.json()).toEqual({ token: "x" });
    expect([request.headers.get("Content-Type"), request.headers.get("Locale")]).toEqual([
      "application/json",
      "it",
    ]);
  });

  test("files travel as multipart, with the type that names their boundary", async () => {
    const { call, requests } = recorded(Response.json({ names: { "a; b.txt": "1" } }));
    const body = new FormData();
    body.append("files", new File(["testo"], "a; b.txt"));
    expect(await call("survey.upload", { query: { question_id: "x" }, body })).toEqual({
      names: { "a; b.txt": "1" },
    });
    const request = requests[0] as Request;
    expect(request.headers.get("Locale")).toBe("it");
    const arrived = await request.formData();
    expect((arrived.get("files") as File).name).toBe("a; b.txt");
  });

  test("a file comes back as the response it is", async () => {
    const { call } = recorded(new Response("contenuto", { headers: { "Content-Type": "text/csv" } }));
    const response = await call("survey.file", { params: { token: "x.y" } });
    expect([response.headers.get("Content-Type"), await response.text()]).toEqual(["text/csv", "contenuto"]);
  });

  test("an answer that is not what the contract says is an error, not data", async () => {
    const { call } = recorded(Response.json({ token: 7 }));
    const signIn = call("identity.signIn", { body: { email: "a@b.it", password: "x" } });
    await expect(signIn).rejects.toMatchObject({ status: 502, message: "Invalid response from identity" });
  });

  test("an answer of a report that names no file is the error of the specification", async () => {
    const { call } = recorded(Response.json({}));
    const report = call("scoring.report", { params: { version: "draft" }, query: { format: "pdf" } });
    await expect(report).rejects.toMatchObject({ status: 502, message: "Invalid response from report" });
  });

  test("garbage instead of JSON is the same error (fault 45)", async () => {
    const { call } = recorded(new Response("<html>"));
    await expect(call("user.info", {})).rejects.toMatchObject({ status: 502 });
  });

  test("a call without an answer body gives an empty object", async () => {
    const { call } = recorded(Response.json({ anything: true }));
    expect(await call("identity.signOut", {})).toEqual({});
  });
});
