import { buildConditionPicturePath } from '#contracts/paths/catalogue.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'

/** The proportions of the drawing, which is measured in millimetres. */
const SIZE = { width: 320, height: 192 }

export interface ConditionPictureProps {
  readonly category: CategoryId
  readonly conditionId: number
  readonly className: string
}

/** What a condition means for this kind of device, from near. The text beside it says the same. */
export function ConditionPicture({ category, conditionId, className }: ConditionPictureProps) {
  return (
    <img
      {...SIZE}
      src={buildConditionPicturePath(category, conditionId)}
      alt=""
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
