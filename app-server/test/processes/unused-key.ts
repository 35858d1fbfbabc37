/** A public key whose private half does not exist: a process that trusts it alone builds and publishes nothing. */
export const UNUSED_KEY = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEzpfjKPNjlDdzAzVK8jcMEIFE8AN1
q3fT/vXCrHnfVANU/1XTNu0zGFrIbfEsIa1+pRTYXcLVFtek8+ueZJ7/Nw==
-----END PUBLIC KEY-----`;
