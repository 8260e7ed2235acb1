import cluster from 'node:cluster'
import { reportStartupFailure } from './config/startup-failure.ts'

// One program, two roles: the first process supervises, the processes it forks answer requests.
const role = cluster.isPrimary ? import('./processes/supervisor.ts') : import('./processes/web-process.ts')

role.then(({ run }) => run()).catch(reportStartupFailure)
