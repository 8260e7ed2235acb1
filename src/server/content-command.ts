import { runCommand } from './commands/command.ts'
import { createPublishContent } from './commands/publish-content.ts'
import { DATA_FOLDER } from './config/data-folder.ts'
import { createFileCms } from './ports/cms/file-cms.ts'

await runCommand(createPublishContent(createFileCms(DATA_FOLDER)), process.env)
