/** Telemetry is off by NEXT_TELEMETRY_DISABLED. */
export default {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
  htmlLimitedBots: /.*/,
};
