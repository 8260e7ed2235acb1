import { runCommand } from './commands/command.ts'
import { manageBlobs } from './commands/manage-blobs.ts'

await runCommand(manageBlobs, process.env)
