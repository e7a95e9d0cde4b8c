import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { type ErrorCode, problem } from '#contract/problem.ts'
import { STATUS } from './errors.ts'

/** Writes the OpenAPI 3.1 document, from the same table that mounts the routes. */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describe(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wijha', version: '1' },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'wijha.session' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
    },
  }
}

function describe(endpoint: Endpoint) {
  const changes = endpoint.method !== 'GET'
  return {
    summary: endpoint.summary,
    ...(endpoint.access === 'session'
      ? { security: [{ session: [], ...(changes ? { csrf: [] } : {}) }] }
      : {}),
    parameters: [...parametersOf(endpoint.parameters, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body ? { requestBody: { content: contentOf(endpoint.body, endpoint.bodyTypes) } } : {}),
    responses: {
      ...(endpoint.file ? fileOf(endpoint.file) : responseOf(endpoint)),
      ...refusalsOf(endpoint.errors ?? []),
    },
  }
}

function contentOf(body: z.ZodType, others: readonly string[] = []) {
  const schema = jsonSchema(body, 'input')
  return Object.fromEntries(['application/json', ...others].map(type => [type, { schema }]))
}

function responseOf({ response }: Endpoint) {
  if (!response) return { 204: { description: 'Done' } }
  return {
    200: { description: 'Done', content: { 'application/json': { schema: jsonSchema(response, 'output') } } },
  }
}

function fileOf(type: string) {
  const schema = { type: 'string', contentMediaType: type }
  return { 200: { description: 'Done', content: { [type]: { schema } } } }
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }))
}

function refusalsOf(codes: readonly ErrorCode[]) {
  const byStatus = Object.groupBy(codes, code => STATUS[code])
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      {
        description: (group ?? []).join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
