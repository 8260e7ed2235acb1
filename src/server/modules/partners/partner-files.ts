import { createHash } from 'node:crypto'
import type { Partner } from '#domain/partners/partner.ts'
import { writePartnerStyle } from './write-partner-style.ts'

export interface PartnerFile {
  readonly path: string
  readonly contentType: string
  readonly body: string
}

/** What browsers load of a partner. The names change with the content, so that a browser may keep it forever. */
export interface PartnerFiles {
  readonly logo: PartnerFile
  readonly style: PartnerFile
}

const HASH_LENGTH = 10

const nameFile = (id: string, body: string, extension: string): string => {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH)
  return `/partners/${id}-${hash}.${extension}`
}

export function buildPartnerFiles(partner: Partner): PartnerFiles {
  const { id, logo } = partner
  const style = writePartnerStyle(partner)
  return {
    logo: {
      path: nameFile(id, logo.svg, 'svg'),
      contentType: 'image/svg+xml; charset=utf-8',
      body: logo.svg,
    },
    style: { path: nameFile(id, style, 'css'), contentType: 'text/css; charset=utf-8', body: style },
  }
}
