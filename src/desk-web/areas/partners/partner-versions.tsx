import type { OpenPartner } from '#contracts/desk/partners.ts'
import { TEXTS } from '../../messages/texts.ts'
import { RestoreButton, VersionsCard } from '../../ui/versions-card.tsx'
import { buildPartnerPath, PARTNERS_KEY } from './partner-queries.ts'

const T = TEXTS.partners

function describeVersion({ isRetired, restores, changes }: OpenPartner['versions'][number]): string {
  if (isRetired) return T.wasRetired
  return restores === null ? T.changes(changes) : TEXTS.versions.restores(restores, T.original)
}

/** The versions of a partner's record. One that was retired says nothing that could be put back. */
export function PartnerVersions({ partner }: { readonly partner: OpenPartner }) {
  const { versions, version, isDelivered } = partner
  const retirements = versions.filter(({ isRetired }) => isRetired).map(({ number }) => number)
  return (
    <VersionsCard
      versions={versions}
      current={version}
      original={isDelivered ? T.file : null}
      describe={describeVersion}
      renderActions={(number) =>
        !retirements.includes(number) && (
          <RestoreButton
            number={number}
            original={T.original}
            path={buildPartnerPath(partner)}
            json={{ version }}
            changes={PARTNERS_KEY}
          />
        )
      }
    />
  )
}
