import { createContext, useContext } from 'react'

/** The public address of the site, for links that leave it (canonical, pictures of shared links). Known on the server alone. */
export const OriginContext = createContext('')

export const useOrigin = () => useContext(OriginContext)

/** Of this response, for the one script of a reading page (Content-Security-Policy). Known on the server alone. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
