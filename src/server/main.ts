import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { logProcessFaults } from './config/log-process-faults.ts'
import { reportStartupFailure } from './config/report-startup-failure.ts'
import { speedUpLoading } from './config/speed-up-loading.ts'

// Every process loads the same modules: the first one compiles them, the others and the next start use its cache.
enableCompileCache()
speedUpLoading()
logProcessFaults()

/** The primary process supervises; the processes it forks serve the shop or the desk, or do background work. */
const loadRole = () => {
  if (cluster.isPrimary) return import('./processes/supervisor.ts')
  const role = process.argv[2]
  if (role === 'worker') return import('./processes/worker-process.ts')
  if (role === 'desk') return import('./processes/desk-process.ts')
  return import('./processes/web-process.ts')
}

loadRole()
  .then(({ run }) => run())
  .catch(reportStartupFailure)
