import { describe, expect, test } from 'vitest'
import { callerAddress, limitSubject, socketAddress } from './address.ts'

const forwarded = (value: string) => new Headers({ 'x-forwarded-for': value })

describe('the address of a caller', () => {
  test('is that of the socket', () => {
    expect(callerAddress('203.0.113.5', new Headers(), [])).toBe('203.0.113.5')
  })

  test('is not what a caller claims', () => {
    const headers = new Headers({
      'x-forwarded-for': '10.0.0.1',
      'x-real-ip': '10.0.0.2',
      forwarded: 'for=10.0.0.3',
    })
    expect(callerAddress('203.0.113.5', headers, ['192.0.2.1'])).toBe('203.0.113.5')
  })

  test('is what a trusted proxy forwards', () => {
    expect(callerAddress('192.0.2.1', forwarded('198.51.100.7'), ['192.0.2.0/24'])).toBe('198.51.100.7')
  })

  test('is the hop before the trusted ones, whatever was claimed before it', () => {
    const headers = forwarded('10.9.9.9, 198.51.100.7, 192.0.2.2')
    expect(callerAddress('192.0.2.1', headers, ['192.0.2.1', '192.0.2.2'])).toBe('198.51.100.7')
  })

  test('is the nearest known one when a hop cannot be read', () => {
    expect(callerAddress('192.0.2.1', forwarded('198.51.100.7, unknown'), ['192.0.2.1'])).toBe('192.0.2.1')
  })

  test.each([
    ['198.51.100.7:4711', '198.51.100.7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
  ])('is read without its port: %s', (hop, address) => {
    expect(callerAddress('192.0.2.1', forwarded(hop), ['192.0.2.1'])).toBe(address)
  })

  test('of an IPv4 caller on an IPv6 socket is the IPv4 one', () => {
    expect(callerAddress('::ffff:203.0.113.5', new Headers(), [])).toBe('203.0.113.5')
  })

  test('of a trusted IPv6 proxy is recognised in any spelling', () => {
    const address = callerAddress('2001:DB8:0:0::1', forwarded('198.51.100.7'), ['2001:db8::/48'])
    expect(address).toBe('198.51.100.7')
  })

  test('without a connection is a constant', () => {
    expect(socketAddress(undefined)).toBe('0.0.0.0')
  })
})

describe('what limits count by', () => {
  test('is the same for every address of one /64', () => {
    const subjects = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:DB8:1:2:0:0:0:3'].map(limitSubject)
    expect(new Set(subjects)).toEqual(new Set(['2001:db8:1:2']))
  })

  test('differs between two /64', () => {
    expect(limitSubject('2001:db8:1:2::1')).not.toBe(limitSubject('2001:db8:1:3::1'))
  })

  test('is the same for both forms of an IPv4 address', () => {
    expect(limitSubject('::ffff:cb00:7105')).toBe(limitSubject('203.0.113.5'))
  })
})
