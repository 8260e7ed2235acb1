import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { NO_PREVIEWS, type PreviewHosts } from '#server/config/preview-hosts.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'

/** What the desk knows about the shop's content. */
export interface DeskContent {
  /** The first version of every document. */
  readonly delivered: Cms
  /** Whether a content system has the texts, so that nothing is edited here. */
  readonly isElsewhere: boolean
  readonly previews: PreviewHosts
}

export const createDeskContent = (): DeskContent => ({
  delivered: createFileCms(DATA_FOLDER),
  isElsewhere: false,
  previews: NO_PREVIEWS,
})
