import type pg from 'pg'

interface RoleRow {
  readonly is_owner: boolean
  readonly powers: string[]
  readonly groups: string[]
}

const READ_ROLE = `
  select rolname = current_user
      or exists (select from pg_class where relowner = role.oid and relnamespace = 'public'::regnamespace) as is_owner,
    array_remove(array[
      case when rolsuper then 'SUPERUSER' end, case when rolcreaterole then 'CREATEROLE' end,
      case when rolcreatedb then 'CREATEDB' end, case when rolreplication then 'REPLICATION' end,
      case when rolbypassrls then 'BYPASSRLS' end], null) as powers,
    array(select parent.rolname::text from pg_auth_members as membership
      join pg_roles as parent on parent.oid = membership.roleid where membership.member = role.oid) as groups
  from pg_roles as role where rolname = $1`

/** Refuses a role that could give itself more rights than the table of grants does. */
export async function requirePlainRole(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<RoleRow>(READ_ROLE, [name])
  const [role] = rows
  if (!role) throw new Error(`there’s no role ${name}; ask an administrator to create it`)
  if (role.is_owner)
    throw new Error(`the role ${name} owns the shop's tables; a process needs a role that owns nothing`)
  if (role.powers.length > 0)
    throw new Error(`the role ${name} has ${role.powers.join(', ')}; a process must not have that`)
  if (role.groups.length > 0)
    throw new Error(`the role ${name} is a member of ${role.groups.join(', ')}; a process must not be`)
}
