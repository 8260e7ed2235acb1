import { runCommand } from './commands/command.ts'
import { manageVouchers } from './commands/manage-vouchers.ts'

await runCommand(manageVouchers, process.env)
