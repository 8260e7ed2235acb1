import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { reportStartupFailure } from './config/startup-failure.ts'

// Every process loads the same modules: what the first has compiled, the others and the next start only read.
enableCompileCache()

/** One program: the first process supervises, those it forks serve the shop or the desk or work in the background. */
const loadRole = () => {
  if (cluster.isPrimary) return import('./processes/supervisor.ts')
  if (process.argv[2] === 'worker') return import('./processes/worker-process.ts')
  return process.argv[2] === 'desk'
    ? import('./processes/desk-process.ts')
    : import('./processes/web-process.ts')
}

loadRole()
  .then(({ run }) => run())
  .catch(reportStartupFailure)
