/** @type {import('next').NextConfig} */
const config = {
  rewrites: async () => [{ source: '/api/:path*', destination: `${process.env.SEWA_API}/api/:path*` }],
};

export default config;
