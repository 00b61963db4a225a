-- Makes each connection of wrk pause between requests, so that together they send at a steady rate. The argument is the mean
-- pause in milliseconds. Pauses are spread out (exponentially), as those of independent visitors are.
local mean

function init(args)
  mean = tonumber(args[1])
end

function delay()
  return math.floor(-math.log(1 - math.random()) * mean + 0.5)
end
