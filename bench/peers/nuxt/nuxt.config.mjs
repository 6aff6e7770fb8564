export default defineNuxtConfig({
  compatibilityDate: '2026-08-01',
  telemetry: false,
  devtools: { enabled: false },
  // `/**` does not match the folder itself.
  routeRules: { '/cached': { swr: 60 }, '/cached/**': { swr: 60 } },
});
