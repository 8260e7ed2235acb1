import type { CategoryTile } from '#domain/catalogue/category.ts'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { Art } from '#web/platform/page/art.tsx'

function Tile({ category }: { readonly category: CategoryTile }) {
  return (
    <RouteLink
      route="sell"
      params={{ category: category.url }}
      className="group flex h-full flex-col rounded-card border border-line bg-card px-2 pb-3 pt-4 text-center font-medium text-ink no-underline transition-colors duration-150 hover:border-accent hover:text-accent sm:px-4"
    >
      <Art name={category.thumbnail} className="mx-auto mb-3 h-auto w-full max-w-36" />
      <span className="mt-auto leading-tight wrap-anywhere hyphens-auto">{category.name}</span>
    </RouteLink>
  )
}

/** The categories, phones first: most visitors come with one. */
export function CategoryGrid({ categories }: { readonly categories: readonly CategoryTile[] }) {
  if (categories.length === 0) return null
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-4 lg:grid-cols-7">
      {categories.map((category) => (
        <li key={category.id} className="first:col-span-2 sm:first:col-span-1">
          <Tile category={category} />
        </li>
      ))}
    </ul>
  )
}
