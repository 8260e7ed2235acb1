import { startCommand } from './commands/start-command.ts'

await startCommand(
  async () => (await import('./commands/manage-newsletter.ts')).manageNewsletter,
  process.env,
)
