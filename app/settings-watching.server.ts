import { z } from "zod";

/** What a machine may watch of the processes. */
export const watchingFields = {
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "serve un indirizzo http(s)" })
    .optional(),
};

export interface WatchingSettings {
  /** Where Prometheus reads figures, on the machine itself unless another address is given; null = nowhere. */
  metricsPort: number | null;
  metricsHost: string;
  /** The collector that takes traces (OTLP over HTTP); null = nothing is traced. */
  tracesEndpoint: string | null;
}

export const watchingOf = (env: z.output<z.ZodObject<typeof watchingFields>>): WatchingSettings => ({
  metricsPort: env.METRICS_PORT ?? null,
  metricsHost: env.METRICS_HOST,
  tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
});
