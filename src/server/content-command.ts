import { startCommand } from './commands/start-command.ts'
import { DATA_FOLDER } from './config/data-folder.ts'

await startCommand(async () => {
  const [{ createPublishContent }, { createFileCms }] = await Promise.all([
    import('./commands/publish-content.ts'),
    import('./ports/cms/file-cms.ts'),
  ])
  return createPublishContent(createFileCms(DATA_FOLDER))
}, process.env)
