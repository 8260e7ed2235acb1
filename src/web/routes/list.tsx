import { createFileRoute } from '@tanstack/react-router'
import { NamesPage } from '#web/features/lists/names-page.tsx'
import { loadListScreen } from '#web/platform/navigation/load-screen.ts'

export const Route = createFileRoute('/list')({ loader: loadListScreen<'list'>(), component: NamesPage })
