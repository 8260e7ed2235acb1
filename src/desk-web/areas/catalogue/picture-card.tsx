import { useQuery } from '@tanstack/react-query'
import { DRAWING_TEXTS as T } from '../../messages/drawing-texts.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { buildPictureQuery, buildPictureSource } from './picture-queries.ts'

const SIDE = 96

/** What the shop shows of a device, and the way to change it. */
export function PictureCard({ id }: { readonly id: number }) {
  const { data: picture } = useQuery(buildPictureQuery(id))
  return (
    <Card title={T.picture}>
      <div className="flex flex-wrap items-center gap-4">
        <div className="size-24 rounded-control bg-tint">
          {picture && (
            <img
              src={buildPictureSource(picture)}
              alt={T.alt(picture.name)}
              width={SIDE}
              height={SIDE}
              className="size-24"
            />
          )}
        </div>
        <div className="grid gap-2">
          {picture && <p>{picture.photoKey === null ? T.showsDrawing : T.showsPhoto}</p>}
          <DeskLink
            href={`/desk/catalogue/${id}/picture`}
            className={`${DESK_BUTTON.secondary} justify-self-start`}
          >
            {T.change}
          </DeskLink>
        </div>
      </div>
    </Card>
  )
}
