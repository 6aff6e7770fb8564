export default defineNuxtConfig({
  compatibilityDate: '2026-08-01',
  telemetry: false,
  devtools: { enabled: false },
  routeRules: { '/cached/**': { swr: 60 } },
});
