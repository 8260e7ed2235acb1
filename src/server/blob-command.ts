import { startCommand } from './commands/start-command.ts'

await startCommand(async () => (await import('./commands/manage-blobs.ts')).manageBlobs, process.env)
