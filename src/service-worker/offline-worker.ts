import type { KeptPage } from '#contracts/offline-page.ts'
import { keepPage } from './keep-page.ts'
import { showPushes } from './show-pushes.ts'
import type { WorkerScope } from './worker-scope.ts'

/** The server writes a line in front of this file, which says what is kept. */
const scope = self as unknown as WorkerScope & { readonly KEPT_PAGE: KeptPage }

keepPage(scope, scope.KEPT_PAGE)
showPushes(scope)
