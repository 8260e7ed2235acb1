// A web process of the shop without supervisor and worker; it tells its parent when it is ready.
const { run } = await import('../../src/server/processes/web-process.ts')
await run()
