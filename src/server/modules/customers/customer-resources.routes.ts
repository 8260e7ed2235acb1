import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  ADDRESS_ANSWER,
  ADDRESS_REQUEST,
  CUSTOMER,
  PEOPLE_ANSWER,
  PEOPLE_REQUEST,
  PHONE_ANSWER,
  PHONE_CHANGE,
  PHONE_CREATION,
} from '#contracts/customer-resources.ts'
import {
  ADDRESSES_PATH,
  CUSTOMERS_PATH,
  PEOPLE_PATH,
  PHONE_CONTACTS_PATH,
} from '#contracts/paths/customers.ts'
import { CUSTOMER_CHANGE_LIMIT, CUSTOMER_VIEW_LIMIT } from '#server/http/rate-limit.ts'
import type { CustomersService } from './customers.service.ts'
import { readCaller, requireConfirmedCaller } from './signed-in.ts'

const VIEW = { config: { rateLimit: CUSTOMER_VIEW_LIMIT } }
const CHANGE = { config: { rateLimit: CUSTOMER_CHANGE_LIMIT }, bodyLimit: 8_192 }

/** Name, address, phone and birth date of the customer who is signed in. */
export async function customerResourcesRoutes(
  app: FastifyInstance,
  { customers }: { readonly customers: CustomersService },
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.get(
    CUSTOMERS_PATH,
    {
      ...VIEW,
      schema: {
        summary: 'Returns everything about the customer except their sales.',
        response: { 200: CUSTOMER },
      },
    },
    (request) => customers.getCustomer(readCaller(request)),
  )
  routes.get(
    ADDRESSES_PATH,
    { ...VIEW, schema: { summary: 'Returns the customer’s address.', response: { 200: ADDRESS_ANSWER } } },
    async (request) => {
      const { address } = await customers.getCustomer(readCaller(request))
      return { address }
    },
  )
  routes.patch(
    ADDRESSES_PATH,
    {
      ...CHANGE,
      schema: {
        summary: 'Stores or changes the customer’s address.',
        body: ADDRESS_REQUEST,
        response: { 200: ADDRESS_ANSWER },
      },
    },
    async (request) => {
      return { address: await customers.changeAddress(readCaller(request), request.body.address) }
    },
  )
  routes.patch(
    PEOPLE_PATH,
    {
      ...CHANGE,
      schema: {
        summary: 'Changes the name, date of birth or address, whichever is sent.',
        body: PEOPLE_REQUEST,
        response: { 200: PEOPLE_ANSWER },
      },
    },
    async (request) => {
      const caller = readCaller(request)
      const confirm = async () => void (await requireConfirmedCaller(request))
      return { people: await customers.changePerson(caller, request.body, confirm) }
    },
  )
  registerPhone(app, customers)
}

function registerPhone(app: FastifyInstance, customers: CustomersService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.post(
    PHONE_CONTACTS_PATH,
    {
      ...CHANGE,
      schema: {
        summary: 'Stores a phone number; an empty one removes it.',
        body: PHONE_CREATION,
        response: { 200: PHONE_ANSWER, 201: PHONE_ANSWER },
      },
    },
    async (request, reply) => {
      const change = { ...request.body, phoneIri: null }
      const phoneContact = await customers.changePhone(readCaller(request), change)
      return reply.status(phoneContact ? 201 : 200).send({ phoneContact })
    },
  )
  routes.patch(
    PHONE_CONTACTS_PATH,
    {
      ...CHANGE,
      schema: {
        summary: 'Changes the phone number; an empty one removes it.',
        body: PHONE_CHANGE,
        response: { 200: PHONE_ANSWER },
      },
    },
    async (request) => ({
      phoneContact: await customers.changePhone(readCaller(request), request.body),
    }),
  )
}
