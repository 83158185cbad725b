# One image for the application and the embedded service. Data lives in /data.
#   docker build -t shortlist .                                     with the embedded store of the job market
#   docker build -t shortlist --build-arg IMAGE=--without-market .  for CLICKHOUSE_URL: 540 MB less
# The version of Node is that of package.json.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not `npm ci`: it refuses a lock file without the binaries of every platform (docs/decisions/0001).
RUN npm install --no-save --no-audit --no-fund
COPY . .
ARG IMAGE=""
RUN npm run --silent image -- /image ${IMAGE}

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1
COPY --from=build /image /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "scripts/server/serve.mjs", "--built"]
