import { startCommand } from './commands/start-command.ts'

await startCommand(async () => (await import('./commands/manage-vouchers.ts')).manageVouchers, process.env)
